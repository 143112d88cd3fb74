import { useState } from 'react'
import { Link } from 'react-router'
import { SignInForm } from '#web/accounts/SignInForm.tsx'
import { SignUpForm } from '#web/accounts/SignUpForm.tsx'
import { SignInWith } from '#web/sign-in-with/SignInWith.tsx'
import { accounts as texts } from '#web/texts/accounts.en.ts'
import { Tabs } from '#web/ui/Tabs.tsx'

type Tab = 'signIn' | 'signUp'

const tabs = [
  { id: 'signIn' as const, label: texts.signIn, panel: <SignInForm /> },
  { id: 'signUp' as const, label: texts.signUp, panel: <SignUpForm /> },
]

/** Sign In and Sign Up, one at a time. */
export const AuthPanel = () => {
  const [tab, setTab] = useState<Tab>('signIn')
  return (
    <>
      <Tabs label={texts.tabs} tabs={tabs} chosen={tab} onChoose={setTab} />
      <SignInWith />
      <noscript>
        <p className="mt-4">{texts.noScript}</p>
      </noscript>
      <p className="mt-5 text-center">
        <Link to="/" className="text-accent inline-flex min-h-11 items-center hover:underline">
          {texts.browse}
        </Link>
      </p>
    </>
  )
}
