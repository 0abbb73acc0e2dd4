export const againAddress = (table: string, deal: number): string =>
  `#/table/${encodeURIComponent(table)}/deal/${deal}`;
