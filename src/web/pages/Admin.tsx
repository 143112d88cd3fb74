import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Overview as Facts, Waiting } from '#shared/admin.ts'
import { Overview } from '#web/admin/Overview.tsx'
import { InboxTab } from '#web/admin/InboxTab.tsx'
import { PeopleTab } from '#web/admin/PeopleTab.tsx'
import { overviewQuery, waitingQuery } from '#web/admin/queries.ts'
import { AiTab } from '#web/ai/AiTab.tsx'
import { statusOf } from '#web/call.ts'
import { ModerationTab } from '#web/moderation/ModerationTab.tsx'
import { ConfirmAgain } from '#web/security/ConfirmAgain.tsx'
import { ScoutTab } from '#web/scout/ScoutTab.tsx'
import { Keywords } from '#web/seo/Keywords.tsx'
import { Performance } from '#web/seo/Performance.tsx'
import { Recommendations } from '#web/seo/Recommendations.tsx'
import { admin } from '#web/texts/admin.en.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { AdminRefused } from './AdminRefused.tsx'
import { Broken } from './Broken.tsx'
import { Head } from './Head.tsx'

const words = admin.panel

/** Open to whom the server gives the overview. */
export default function Admin() {
  const { data: facts, error } = useQuery(overviewQuery())
  if (facts) return <AdminPanel facts={facts} />
  if (error) return isRefusal(error) ? <AdminRefused /> : <Broken />
  return (
    <p role="status" className="py-16 text-center text-lg">
      <Head title={words.title} description={words.description} />
      {words.verifying}
    </p>
  )
}

const isRefusal = (error: unknown) => statusOf(error) === 401 || statusOf(error) === 403

const tabs = {
  overview: (facts: Facts) => <Overview facts={facts} />,
  keywords: () => <Keywords />,
  performance: () => <Performance />,
  recommendations: () => <Recommendations />,
  ai: () => <AiTab />,
  scout: () => <ScoutTab />,
  moderation: () => <ModerationTab />,
  messages: () => <InboxTab />,
  people: () => <PeopleTab />,
}
type Tab = keyof typeof tabs
const tabNames = Object.keys(tabs) as Tab[]

/** How much of what a tab shows waits for an administrator. */
const waitsIn: Partial<Record<Tab, (waiting: Waiting) => number>> = {
  scout: ({ topic, source }) => topic + source,
  moderation: ({ held, appeal }) => held + appeal,
  messages: ({ message }) => message,
}

const labelOf = (tab: Tab, waiting: Waiting | undefined): string => {
  const count = (waiting && waitsIn[tab]?.(waiting)) ?? 0
  return count === 0 ? words[tab] : words.waiting(words[tab], count)
}

/** The tab stands in the address, so that it stays after a reload and can be linked to. */
const AdminPanel = ({ facts }: { facts: Facts }) => {
  const [params, setParams] = useSearchParams()
  const { data: waiting } = useQuery(waitingQuery())
  const chosen = tabNames.find((name) => name === params.get('tab')) ?? 'overview'
  return (
    <>
      <Head title={words.title} description={words.description} />
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <p className="text-soft mt-1 mb-6">{words.subtitle}</p>
      <ConfirmAgain />
      <Tabs
        label={words.tabs}
        tabs={tabNames.map((id) => ({
          id,
          label: labelOf(id, waiting),
          panel: id === chosen && tabs[id](facts),
        }))}
        chosen={chosen}
        areLong
        addressOf={(tab) => `?tab=${tab}`}
        onChoose={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
      />
    </>
  )
}
