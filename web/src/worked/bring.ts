/** Where a record that was brought lies until the page is closed: nothing of it stays. */
export const BROUGHT = 'ridotto.record';

/** A request has no room for more. */
const MOST = 60_000;

/** Keep a file as the record to be gone through; false where it is too long to be one. */
export async function bring(file: File): Promise<boolean> {
  if (file.size > MOST) return false;
  bringText(await file.text());
  return true;
}

/** Keep a text as the record to be gone through. */
export function bringText(text: string): void {
  sessionStorage.setItem(BROUGHT, JSON.stringify(text));
}

export function brought(): string {
  try {
    return JSON.parse(sessionStorage.getItem(BROUGHT) ?? '""') as string;
  } catch {
    return '';
  }
}
