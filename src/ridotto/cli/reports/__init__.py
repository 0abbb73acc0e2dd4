"""What contests, packs to print, checks of seals and a server's start report."""
