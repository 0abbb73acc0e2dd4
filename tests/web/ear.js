// An ear at the page's sockets: it hears a frame after the page has heeded it, and what the page says.
// So a test knows when the page has its answer, and never has to guess how long to wait.
window.heard = [];
window.WebSocket = class extends WebSocket {
  send(text) {
    window.heard.push({ sent: true, frame: JSON.parse(text) });
    super.send(text);
  }
  get onmessage() {
    return super.onmessage;
  }
  set onmessage(heed) {
    super.onmessage = heed && ((message) => {
      heed.call(this, message);
      window.heard.push({ sent: false, frame: JSON.parse(message.data) });
    });
  }
};
