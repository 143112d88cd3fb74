import { useViewer } from '#web/accounts/queries.ts'
import { Verification } from '#web/accounts/Verification.tsx'
import { verification as verificationTexts } from '#web/texts/accounts.en.ts'
import { header as headerTexts } from '#web/texts/frame.en.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { AuthPanel } from './AuthPanel.tsx'
import { Head } from './Head.tsx'

/** The authentication screen as a mailed link opens it. */
export default function VerifyEmail() {
  const viewer = useViewer()
  return (
    <div className="mx-auto max-w-lg">
      <Head title={verificationTexts.heading} />
      <Card className="lg:p-8">
        <Verification />
        {viewer ? <ButtonLink to="/">{headerTexts.join}</ButtonLink> : <AuthPanel />}
      </Card>
    </div>
  )
}
