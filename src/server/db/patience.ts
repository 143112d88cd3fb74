/** PostgreSQL ends a statement that takes longer, and a session that holds a transaction and is silent; ms. */
export const patience = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
} as const
