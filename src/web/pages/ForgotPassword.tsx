import { Link } from 'react-router'
import { ForgotForm } from '#web/accounts/ForgotForm.tsx'
import { passwords as words } from '#web/texts/passwords.en.ts'
import { Card } from '#web/ui/Card.tsx'
import { Head } from './Head.tsx'

export default function ForgotPassword() {
  return (
    <div className="mx-auto max-w-md">
      <Head title={words.forgotTitle} description={words.forgotHint} />
      <Card className="space-y-4 lg:p-8">
        <h1 className="font-serif text-2xl font-semibold">{words.forgotTitle}</h1>
        <ForgotForm />
        <p className="text-center">
          <Link
            to="/auth"
            className="text-accent inline-flex min-h-11 items-center hover:underline"
          >
            {words.back}
          </Link>
        </p>
      </Card>
    </div>
  )
}
