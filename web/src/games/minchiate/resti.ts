import type { MinchiateAccount } from '../../lib/wire';

/** What a side wins or loses by an account; nobody wins a deal that is even. */
export function restiOf(account: Pick<MinchiateAccount, 'winner' | 'resti'>, side: number): number {
  // The answer to a question comes as it was sent, so nobody may also be null.
  const winner = account.winner ?? undefined;
  if (winner === undefined) return 0;
  return winner === side ? account.resti : -account.resti;
}
