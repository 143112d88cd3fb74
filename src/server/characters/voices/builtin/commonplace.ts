import type { Cues, Pack } from './pack.ts'

/**
 * What anybody can say on a matter of everyday life without having looked it up: arguments and no facts. It is written
 * more briefly than a pack and becomes one, so that all that works with packs works with it. docs/packs.md has the forms.
 */
type Commonplace = Pick<Pack, 'id' | 'category' | 'idea' | 'doing' | 'proposals' | 'scenes'> & {
  isSensitive?: true
  /** Fits any post of a form and knows no matter; its labels are for those who write it and never said. */
  isForm?: true
  cues: Cues
  aspects: Argument[]
}

type Argument = {
  label: string
  /** Cues: only a post with one of them is argued with this. */
  only?: string[]
  /** pro[n] and con[n] answer each other. */
  pro: [string, string]
  con: [string, string]
  mechanism: string
  give: string
  get: string
  question: string
}

export const commonplace = ({ aspects, isForm, ...rest }: Commonplace): Pack => ({
  ...rest,
  isSensitive: rest.isSensitive ?? false,
  isCommonplace: true,
  title: rest.id,
  hashtags: [],
  aspects: aspects.map(({ give, get, ...argument }) => ({
    ...argument,
    id: argument.label.replaceAll(/[^a-z]+/gi, '-'),
    label: isForm ? '' : argument.label,
    affected: '',
    measure: '',
    tradeOff: { give, get },
  })),
  facts: [],
  precedents: [],
  futures: [],
  nature: [],
  examples: [],
})
