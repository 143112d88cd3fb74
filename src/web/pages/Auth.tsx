import { accounts as texts } from '#web/texts/accounts.en.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { AuthPanel } from './AuthPanel.tsx'
import { Head } from './Head.tsx'

export default function Auth() {
  return (
    <div className="mx-auto grid max-w-5xl gap-8 lg:grid-cols-2 lg:items-start lg:gap-14 lg:pt-8">
      <Head title={texts.title} description={texts.description} />
      <Card className="lg:p-8">
        <AuthPanel />
      </Card>
      <Benefits />
    </div>
  )
}

const Benefits = () => (
  <div className="lg:pt-6">
    <h1 className="font-serif text-3xl font-semibold text-balance lg:text-4xl">{texts.heading}</h1>
    <p className="text-soft mt-4 text-lg leading-relaxed">{texts.pitch}</p>
    <h2 className="mt-8 mb-3 font-semibold">{texts.benefitsHeading}</h2>
    <ul className="space-y-3">
      {texts.benefits.map((benefit) => (
        <li key={benefit} className="flex items-center gap-3">
          <Icon name="check" size={18} className="text-ai-emerald shrink-0" />
          {benefit}
        </li>
      ))}
    </ul>
  </div>
)
