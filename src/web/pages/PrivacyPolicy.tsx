import { useLoaderData } from 'react-router'
import { calendarDate } from '#web/ui/dates.ts'
import { useSiteName } from '#web/site.ts'
import { privacy as words } from './privacy.en.ts'
import { Head } from './Head.tsx'
import { Statement } from './Statement.tsx'

/** The specification wants today's date; the day of the words stands beside it. */
export default function PrivacyPolicy() {
  const today = useLoaderData<string>()
  return (
    <>
      <Head title={words.title} description={words.description} />
      <Statement
        heading={words.heading}
        lead={
          <>
            <p>
              {words.updated} <Day iso={today} />
            </p>
            <p>
              {words.changed} <Day iso={words.changedOn} />
            </p>
          </>
        }
        sections={words.sections(useSiteName())}
      />
    </>
  )
}

/** A day, not a moment: it must not become “5 minutes ago”. */
const Day = ({ iso }: { iso: string }) => (
  <time dateTime={iso}>{calendarDate(Date.parse(iso))}</time>
)
