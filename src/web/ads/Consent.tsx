import { useSite } from '#web/site.ts'
import { ads as words } from './ads.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { chooseAds, useAdChoice, type AdChoice } from './choice.ts'

const answers: { choice: AdChoice; name: string }[] = [
  { choice: 'none', name: words.none },
  { choice: 'fewer', name: words.fewer },
  { choice: 'all', name: words.all },
]

/** Asks before anything of an ad network is loaded; every answer is as easy as the others. */
export const Consent = () => {
  const { adsClient } = useSite()
  const choice = useAdChoice()
  if (!adsClient || choice !== null) return null
  return (
    <section
      aria-labelledby="ad-consent"
      className="border-edge bg-card sticky bottom-0 z-20 border-t px-4 py-4 max-md:pb-20"
    >
      <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-3">
        <div className="max-w-xl">
          <h2 id="ad-consent" className="font-semibold">
            {words.question}
          </h2>
          <p className="text-soft text-sm">{words.explanation}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {answers.map(({ choice: answer, name }) => (
            <Button key={answer} variant="outline" size="small" onClick={() => chooseAds(answer)}>
              {name}
            </Button>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Asks again. */
export const AdChoices = () =>
  useSite().adsClient && (
    <button
      type="button"
      className="hover:text-ink inline-flex min-h-11 items-center"
      onClick={() => chooseAds(null)}
    >
      {words.choices}
    </button>
  )
