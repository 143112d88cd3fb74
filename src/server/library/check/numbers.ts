import { claimsBeyond, knownNumbers } from '../../language/numbers.ts'
import type { Debate } from '../debate.ts'
import type { Text } from '../tree.ts'

/** Every claim in numbers stands in a fact that the text or one above it names, in the question, or is marked as an example. */
export const numberFaults = (
  debate: Debate,
  { text, place, path, facts, examples, above }: Text,
) => {
  const given = [...facts, ...above.flatMap((one) => one.facts)]
  const known = [
    debate.question,
    ...given.flatMap((id) => {
      const fact = debate.facts[id]
      return fact ? [fact.says, fact.source] : []
    }),
    ...above.map((one) => one.text),
    ...examples,
  ]
  return [
    ...claimsBeyond(text, knownNumbers({ given: known })).map(({ words }) => ({
      path,
      message: `“${words}” is a claim in numbers: name its fact, or mark it in examples`,
    })),
    // what is said to persons may use the examples of the text that it belongs to, and need not
    ...(place === 'why' || place === 'contradicted' ? [] : examples)
      .filter((example) => !text.replaceAll(/\s+/g, ' ').includes(example))
      .map((example) => ({ path, message: `the example “${example}” does not stand in the text` })),
  ]
}
