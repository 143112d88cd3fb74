import type { FormEvent } from 'react'
import type { AiState } from '#shared/ai.ts'
import { typedIn } from '#web/accounts/forms.ts'
import { Meter } from '#web/seo/Meter.tsx'
import { ai } from '#web/texts/ai.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { dollars } from './money.ts'
import { useSetBudget } from './queries.ts'

const words = ai.money

/** What today has cost, in all and by character, and how much it may. */
export const Money = ({ state: { money, characters } }: { state: AiState }) => {
  const budget = money.dailyBudget * 1_000_000
  return (
    <Panel id="money" heading={words.heading}>
      <p>
        <span className="font-serif text-3xl font-semibold figures">
          {dollars(money.spentMicrousd)}
        </span>{' '}
        <span className="text-soft">{words.of(dollars(budget))}</span>
      </p>
      <Meter value={Math.min(money.spentMicrousd, budget)} most={Math.max(1, budget)} />
      {money.reservedMicrousd > 0 && (
        <p className="text-soft mt-1 text-sm">{words.reserved(dollars(money.reservedMicrousd))}</p>
      )}
      <ByCharacter money={money} characters={characters} />
      <p className="text-soft mb-4 text-xs">{words.estimate}</p>
      {money.budgetSource === 'environment' ? (
        <p className="bg-sunken rounded-xl p-3 text-sm">{words.byEnvironment}</p>
      ) : (
        <BudgetForm money={money} />
      )}
    </Panel>
  )
}

const ByCharacter = ({ money, characters }: Pick<AiState, 'money' | 'characters'>) => {
  if (money.byCharacter.length === 0) return <p className="text-soft my-3">{words.none}</p>
  const nameOf = (id: string) => characters.find((one) => one.id === id)?.name ?? id
  return (
    <table className="my-3 w-full text-sm figures">
      <thead>
        <tr className="text-soft text-start">
          <th className="py-1 font-medium">{words.who}</th>
          <th className="py-1 text-end font-medium">{words.comments}</th>
          <th className="py-1 text-end font-medium">{words.cost}</th>
        </tr>
      </thead>
      <tbody>
        {money.byCharacter.map(({ characterId, comments, microusd }) => (
          <tr key={characterId} className="border-line border-t">
            <th scope="row" className="py-1 text-start font-normal">
              {nameOf(characterId)}
            </th>
            <td className="py-1 text-end">{comments}</td>
            <td className="py-1 text-end">{dollars(microusd)}</td>
          </tr>
        ))}
        {money.unpublishedMicrousd > 0 && (
          <tr className="border-line border-t">
            <th scope="row" colSpan={2} className="py-1 text-start font-normal">
              {words.unpublished}
            </th>
            <td className="py-1 text-end">{dollars(money.unpublishedMicrousd)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

const BudgetForm = ({ money }: Pick<AiState, 'money'>) => {
  const setting = useSetBudget()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { amount } = typedIn(event, ['amount'])
    setting.mutate(amount === '' ? null : Number(amount))
  }
  return (
    <form onSubmit={submit} className="space-y-3">
      <Field
        name="amount"
        label={words.budget}
        hint={words.budgetHint}
        type="number"
        min={0}
        max={100_000}
        step="any"
        inputMode="decimal"
        defaultValue={money.budgetSource === 'panel' ? money.dailyBudget : ''}
      />
      <Button type="submit" variant="outline" size="small" disabled={setting.isPending}>
        {words.save}
      </Button>
    </form>
  )
}
