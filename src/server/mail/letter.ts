/** A mail as plain text. The same `id` is the same mail, however often it is sent. */
export type Letter = {
  id: string
  to: string
  replyTo?: string
  subject: string
  text: string
  /** Where mail programs may stop mails of this kind with one press (RFC 8058). */
  unsubscribe?: string
}
