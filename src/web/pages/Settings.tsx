import { Link } from 'react-router'
import type { User } from '#shared/users.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { Verification } from '#web/accounts/Verification.tsx'
import { HiddenPanel } from '#web/hiding/HiddenPanel.tsx'
import { NotificationSettings } from '#web/notifications/NotificationSettings.tsx'
import { EmailSetting } from '#web/people/EmailSetting.tsx'
import { OwnData } from '#web/people/OwnData.tsx'
import { PasswordSetting } from '#web/people/PasswordSetting.tsx'
import {
  AiPreferences,
  LanguagePreference,
  Privacy,
  StoriesPreference,
} from '#web/people/Preferences.tsx'
import { Sessions } from '#web/people/Sessions.tsx'
import { LinkedSignIns } from '#web/sign-in-with/LinkedSignIns.tsx'
import { Tokens } from '#web/tokens/Tokens.tsx'
import { SecurityPanel } from '#web/security/SecurityPanel.tsx'
import { settings as words } from '#web/texts/settings.en.ts'
import { Panel } from '#web/ui/Card.tsx'
import { Head } from './Head.tsx'
import { SettingsIndex } from './SettingsIndex.tsx'

/** What people decide about their own account. */
export default function Settings() {
  const viewer = useViewer()
  if (!viewer) return null
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[15rem_minmax(0,1fr)_19rem]">
      <Head title={words.title} description={words.description} />
      <div className="flex flex-wrap items-baseline justify-between gap-3 lg:col-start-2">
        <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
        <Link
          to={`/profile/${viewer.id}`}
          className="text-accent inline-flex min-h-11 items-center hover:underline"
        >
          {words.publicProfile}
        </Link>
      </div>
      <SettingsIndex />
      <div className="space-y-6 lg:col-start-2">
        <Account viewer={viewer} />
        <SecurityPanel />
        <Privacy />
        <AiPreferences />
        <StoriesPreference />
        <LanguagePreference />
        <HiddenPanel />
        <NotificationSettings isVerified={viewer.isVerified} />
        <LinkedSignIns />
        <Sessions />
        <Tokens viewer={viewer} />
        <OwnData />
      </div>
    </div>
  )
}

const Account = ({ viewer }: { viewer: User }) => (
  <Panel id="account-settings" heading={words.account} className="space-y-6">
    <dl>
      <dt className="text-soft text-sm">{words.username}</dt>
      <dd className="font-medium">@{viewer.username}</dd>
      <dd className="text-soft text-sm">{words.usernameHint}</dd>
    </dl>
    {!viewer.isVerified && <Verification level={3} />}
    <hr className="border-line" />
    <EmailSetting viewer={viewer} />
    <hr className="border-line" />
    <PasswordSetting />
  </Panel>
)
