import type { Brief } from '../speaking/brief.ts'
import { contentWords } from './quote.ts'
import { claimsBeyond, type KnownNumbers, knownNumbers } from '../../language/numbers.ts'
import { type Script, scriptFor, type Tongue, tonguesFor } from '../../language/tongue.ts'
import { runsOf, sentencesOf, wordsOf } from '../../language/words.ts'

/** Everything that the gate compares a reply with, in the forms that comparing needs. */
export type Heard = {
  /** Whole sentences of thread and own replies. */
  sentences: Set<string>
  /** Three-word runs of each earlier reply of a character, here or its own elsewhere. */
  replies: Set<string>[]
  /** Runs of five words that people wrote in this discussion. */
  people: Set<string>
  /** Runs of eight words of the instructions. */
  instructions: Set<string>
  /** Numbers that may be named. */
  numbers: KnownNumbers
  /** Those of them that only a mark bears out: repeated, they keep it. */
  doubtful: ReadonlySet<string>
  /** Runs of eight words of what it was shown of its own. */
  examples: Set<string>
  /** Handles that may be named, lower case. */
  handles: Set<string>
  /** Given names and handles of the other characters. */
  others: string[]
  /** The same of all: nobody puts a name before its words, not even its own. */
  labels: string[]
  /** Content words of the post, thread and what is answered. */
  topic: Set<string>
  /** The quote that the reply may repeat. */
  quote: string
  /** It answers a person, under their comment. */
  isToPerson: boolean
  secrets: string[]
  /** What a reply may be in: the language of the post, as far as that shows. */
  tongues: readonly Tongue[]
  script: Script
}

type Sources = {
  brief: Brief
  /** Texts of the facts that the plan allows. */
  facts: string[]
  instructions: string
  /** What must never be repeated, as the fence's nonce. */
  secrets: string[]
  /** The other characters' given names and handles, and the speaker's own. */
  others: string[]
  self?: string[]
  /** Replies of its own that it was shown. */
  examples?: readonly string[]
  /** What the written debate that is nearest to the post speaks of. */
  debate?: readonly string[]
  /** Left out: those of the post. */
  tongues?: readonly Tongue[]
}

export const gatherHeard = ({
  brief,
  facts,
  instructions,
  secrets,
  others,
  self = [],
  examples = [],
  debate = [],
  tongues = tonguesFor(brief.post.content),
}: Sources): Heard => {
  const { post, thread, plan, own } = brief
  const byCharacters = thread.filter(({ characterId }) => characterId !== null)
  const byPeople = thread.filter(({ characterId }) => characterId === null)
  const replies = [...byCharacters.map(({ content }) => content), ...own]
  const open = [post.content, ...thread.map(({ content }) => content), plan.target?.content ?? '']
  return {
    sentences: new Set([...replies, ...open].flatMap(sentencesOf).map(keyOf)),
    replies: replies.map((text) => new Set(runsOf(wordsOf(text), 3))),
    people: new Set([post, ...byPeople].flatMap(({ content }) => runsOf(wordsOf(content), 5))),
    instructions: new Set(runsOf(wordsOf(instructions), 8)),
    numbers: knownNumbers({ counted: open, given: facts }),
    doubtful: doubtfulOf(brief, facts),
    examples: new Set(examples.flatMap((text) => runsOf(wordsOf(text), 8))),
    handles: new Set(
      [...thread.map(({ handle }) => handle), plan.target?.handle ?? '', post.author].map(
        (handle) => handle.toLowerCase(),
      ),
    ),
    others,
    labels: [...others, ...self],
    topic: new Set([...open, ...facts, ...debate].flatMap(topicStems)),
    quote: plan.target?.quote ?? '',
    isToPerson: plan.target?.isAi === false && plan.target.commentId !== null,
    secrets,
    tongues,
    script: scriptFor(tongues),
  }
}

/** A figure that nobody has checked is not checked by being said again. */
const doubtfulOf = ({ post, thread }: Brief, facts: string[]): ReadonlySet<string> => {
  const marked = thread.flatMap(({ unchecked = [] }) => unchecked)
  const others = thread.filter(({ unchecked = [] }) => unchecked.length === 0)
  const counted = [post, ...others].map(({ content }) => content)
  const claims = claimsBeyond(marked.join(' · '), knownNumbers({ counted, given: facts }))
  return new Set(claims.map(({ value }) => value))
}

export const keyOf = (sentence: string): string => wordsOf(sentence).join(' ')

/** What a text speaks of; where no spaces part words, every two signs. Cut so that "cars" and "car", "cities" and "city" are one. */
export const topicStems = (text: string): string[] =>
  contentWords(text, 3)
    .map((word) => word.replace(/(?:ies|es|s|y)$/u, '').slice(0, 4))
    .concat([...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair]) => pair ?? ''))
