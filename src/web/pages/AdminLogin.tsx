import { Link } from 'react-router'
import { LoginForm } from '#web/admin/LoginForm.tsx'
import { admin } from '#web/texts/admin.en.ts'
import { Card } from '#web/ui/Card.tsx'
import { Head } from './Head.tsx'

const words = admin.login

export default function AdminLogin() {
  return (
    <div className="mx-auto max-w-md py-6">
      <Head title={words.title} description={words.description} />
      <Card className="sm:p-8">
        <h1 className="mb-6 font-serif text-2xl font-semibold">{words.title}</h1>
        <LoginForm />
        <noscript>
          <p className="mt-4">{words.noScript}</p>
        </noscript>
        <p className="mt-5 text-center">
          <Link to="/" className="text-accent inline-flex min-h-11 items-center hover:underline">
            {words.back}
          </Link>
        </p>
      </Card>
    </div>
  )
}
