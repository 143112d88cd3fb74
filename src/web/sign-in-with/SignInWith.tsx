import { complain } from '#web/accounts/forms.ts'
import { statusOf, wordsFor } from '#web/call.ts'
import { useSite } from '#web/site.ts'
import { signInWith as words } from './sign-in-with.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Outcome } from './Outcome.tsx'
import { pageBefore } from './page-before.ts'
import { askToSignIn, useLeading } from './queries.ts'

/** Another way in, on a site that names an issuer. */
export const SignInWith = () => {
  const { signInWith: name } = useSite()
  return name ? <Way name={name} /> : null
}

const Way = ({ name }: { name: string }) => {
  const leading = useLeading(askToSignIn, (error) =>
    complain({
      title: words.failed,
      detail:
        statusOf(error) === 503
          ? words.problems.unreachable(name)
          : wordsFor(error, siteTexts.failed),
    }),
  )
  return (
    <div className="mt-5 space-y-4">
      <p className="text-soft text-center text-sm">{words.or}</p>
      <Button
        variant="outline"
        className="w-full"
        disabled={leading.isPending}
        onClick={() => leading.mutate(pageBefore())}
      >
        {leading.isPending ? words.leading(name) : words.button(name)}
      </Button>
      <Outcome name={name} />
    </div>
  )
}
