import { useSite } from '#web/site.ts'
import { contact as words } from './contact.en.ts'
import { Panel } from '#web/ui/Card.tsx'

/** Where else to write, and how soon an answer comes. */
export const ContactInfo = () => {
  const { contactEmail } = useSite()
  return (
    <Panel id="contact-info" heading={words.byMail}>
      {contactEmail ? (
        <a href={`mailto:${contactEmail}`} className="text-accent underline">
          {contactEmail}
        </a>
      ) : (
        <p className="text-soft">{words.noMail}</p>
      )}
    </Panel>
  )
}

export const ResponseTimes = () => (
  <Panel id="response-times" heading={words.times}>
    <dl className="space-y-1.5">
      {words.waits.map(({ about, hours }) => (
        <div key={about} className="flex justify-between gap-4">
          <dt className="text-soft">{about}</dt>
          <dd className="font-medium whitespace-nowrap">{hours}</dd>
        </div>
      ))}
    </dl>
  </Panel>
)

export const Questions = () => (
  <Panel id="faq" heading={words.faq}>
    <div className="divide-line divide-y">
      {words.questions.map(({ question, answer }) => (
        <details key={question} className="py-2">
          <summary className="min-h-9 py-1.5 font-medium">{question}</summary>
          <p className="text-soft pb-2">{answer}</p>
        </details>
      ))}
    </div>
  </Panel>
)
