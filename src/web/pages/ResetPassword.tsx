import { Link, useSearchParams } from 'react-router'
import { ResetForm } from '#web/accounts/ResetForm.tsx'
import { passwords as words } from '#web/texts/passwords.en.ts'
import { Card } from '#web/ui/Card.tsx'
import { Head } from './Head.tsx'

const linkLook = 'text-accent inline-flex min-h-11 items-center hover:underline'

/** Where the mailed link leads. */
export default function ResetPassword() {
  const token = useSearchParams()[0].get('token')
  return (
    <div className="mx-auto max-w-md">
      <Head title={words.resetTitle} />
      <Card className="space-y-4 lg:p-8">
        <h1 className="font-serif text-2xl font-semibold">{words.resetTitle}</h1>
        {token ? <ResetForm token={token} /> : <p>{words.noToken}</p>}
        <p className="flex flex-wrap justify-center gap-x-6">
          <Link to="/forgot-password" className={linkLook}>
            {words.askAgain}
          </Link>
          <Link to="/auth" className={linkLook}>
            {words.back}
          </Link>
        </p>
      </Card>
    </div>
  )
}
