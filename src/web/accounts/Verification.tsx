import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { resendVerification, verifyEmail } from '#shared/users.ts'
import { call, wordsFor } from '#web/call.ts'
import { verification as words } from '#web/texts/accounts.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { useViewer } from './queries.ts'

/** What becomes of an e-mail address that waits to be confirmed. */
export const Verification = ({ level = 1 }: { level?: 1 | 3 }) => {
  const token = useSearchParams()[0].get('token')
  return (
    <div className="mb-6 space-y-3">
      {level === 1 ? (
        <h1 className="font-serif text-2xl font-semibold">{words.heading}</h1>
      ) : (
        <h3 className="font-semibold">{words.heading}</h3>
      )}
      {token ? <Confirm token={token} /> : <p>{words.instructions}</p>}
      <SendAgain />
    </div>
  )
}

/** Confirms with the token of the link, once. */
const Confirm = ({ token }: { token: string }) => {
  const { mutate, error, isSuccess } = useMutation({
    mutationFn: () => call(verifyEmail, { body: { token } }),
  })
  useEffect(() => mutate(), [mutate])
  return (
    <p role="status">
      {isSuccess ? words.confirmed : error ? wordsFor(error, siteTexts.failed) : words.confirming}
    </p>
  )
}

const SendAgain = () => {
  const viewer = useViewer()
  const sending = useMutation({ mutationFn: () => call(resendVerification, {}) })
  if (!viewer || viewer.isVerified) return null
  return (
    <>
      <Button variant="outline" disabled={sending.isPending} onClick={() => sending.mutate()}>
        {words.resend}
      </Button>
      <p role="status">
        {sending.isSuccess && words.sent}
        {sending.error && wordsFor(sending.error, siteTexts.failed)}
      </p>
    </>
  )
}
