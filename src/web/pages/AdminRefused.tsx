import { useViewer } from '#web/accounts/queries.ts'
import { admin } from '#web/texts/admin.en.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Broken } from './Broken.tsx'
import { Head } from './Head.tsx'

const words = admin.panel

/** For a person who is not signed in, or is no administrator; an administrator met a fault instead. */
export const AdminRefused = () => {
  const viewer = useViewer()
  if (viewer?.isAdmin) return <Broken />
  return viewer ? (
    <Refusal
      title={words.accessRequired}
      detail={words.accessRequiredDetail}
      link={{ to: '/', text: words.returnHome }}
    />
  ) : (
    <Refusal
      title={words.loginRequired}
      detail={words.loginRequiredDetail}
      link={{ to: '/auth', text: words.goToLogin }}
    />
  )
}

const Refusal = ({
  title,
  detail,
  link,
}: {
  title: string
  detail: string
  link: { to: string; text: string }
}) => (
  <div className="mx-auto max-w-lg py-16 text-center">
    <Head title={title} description={words.description} />
    <h1 className="font-serif text-3xl font-semibold">{title}</h1>
    <p className="text-soft mt-3 mb-8 text-lg">{detail}</p>
    <ButtonLink to={link.to}>{link.text}</ButtonLink>
  </div>
)
