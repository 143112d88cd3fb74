import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { finishPath, type Newcomer } from '#shared/sign-in-with.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { SignInForm } from '#web/accounts/SignInForm.tsx'
import { wordsFor } from '#web/call.ts'
import { LinkNewcomer } from '#web/sign-in-with/LinkNewcomer.tsx'
import { NewcomerForm } from '#web/sign-in-with/NewcomerForm.tsx'
import { newcomerQuery } from '#web/sign-in-with/queries.ts'
import { useSite } from '#web/site.ts'
import { signInWith } from '#web/sign-in-with/sign-in-with.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Head } from './Head.tsx'

const words = signInWith.finish

/** Where the issuer's newcomers go on: to an account of their own, or to the one that they have. */
export default function SignInWith() {
  const { signInWith: name } = useSite()
  return name ? <Way name={name} /> : <Over />
}

const Way = ({ name }: { name: string }) => {
  const { data: newcomer, error, refetch } = useQuery(newcomerQuery())
  if (newcomer) return <Found newcomer={newcomer} name={name} />
  if (newcomer === null) return <Over />
  if (!error) return <Step title={words.loading(name)} />
  return (
    <Step title={siteTexts.error} intro={wordsFor(error, siteTexts.failed)}>
      <Button onClick={() => void refetch()}>{words.retry}</Button>
    </Step>
  )
}

const Found = ({ newcomer, name }: { newcomer: Newcomer; name: string }) => {
  const viewer = useViewer()
  if (viewer) {
    return (
      <Step title={words.linkTitle(name)} intro={words.linkIntro(name, viewer.username)}>
        <LinkNewcomer name={name} next={newcomer.next} />
      </Step>
    )
  }
  if (newcomer.hasAccount) {
    return (
      <Step title={words.knownTitle} intro={words.knownIntro(newcomer.email ?? '', name)}>
        <SignInForm to={finishPath} />
      </Step>
    )
  }
  return (
    <Step title={words.newTitle} intro={words.newIntro(name)}>
      <NewcomerForm newcomer={newcomer} />
    </Step>
  )
}

const Over = () => (
  <Step title={words.over} intro={words.overDetail}>
    <ButtonLink to="/auth">{words.again}</ButtonLink>
  </Step>
)

type Props = { title: string; intro?: string; children?: ReactNode }

const Step = ({ title, intro, children }: Props) => (
  <div className="mx-auto max-w-md">
    <Head title={title} />
    <Card className="space-y-4 lg:p-8">
      <h1 className="font-serif text-2xl font-semibold">{title}</h1>
      {intro && <p className="[overflow-wrap:anywhere]">{intro}</p>}
      {children}
    </Card>
  </div>
)
