import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** A key as twelve words one can write down (BIP 39), and back. The last word holds a check of the others. */

export function toWords(key: string): string {
  return entropyToMnemonic(Uint8Array.from(key.match(/../g) ?? [], (two) => parseInt(two, 16)), wordlist);
}

/** The key of twelve words, however they were typed; nothing if they are none. */
export function fromWords(text: string): string | undefined {
  const words = text.toLowerCase().normalize('NFKD').match(/[a-z]+/g) ?? [];
  if (words.length !== 12) return undefined;
  try {
    const bytes = mnemonicToEntropy(words.join(' '), wordlist);
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}
