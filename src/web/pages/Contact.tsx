import { ContactInfo, Questions, ResponseTimes } from '#web/contact/Answers.tsx'
import { ContactForm } from '#web/contact/ContactForm.tsx'
import { contact as words } from '#web/contact/contact.en.ts'
import { Panel } from '#web/ui/Card.tsx'
import { Head } from './Head.tsx'

export default function Contact() {
  return (
    <div className="mx-auto max-w-5xl">
      <Head title={words.title} description={words.description} />
      <h1 className="font-serif text-3xl font-semibold">{words.heading}</h1>
      <p className="text-soft mt-2 mb-6 text-lg">{words.lead}</p>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-5">
          <Panel id="message" heading={words.form}>
            <ContactForm />
          </Panel>
          <Questions />
        </div>
        <aside className="space-y-5" aria-label={words.times}>
          <ResponseTimes />
          <ContactInfo />
        </aside>
      </div>
    </div>
  )
}
