import { canonicalUrl } from './canonical.ts'
import { type Names, namesAmong } from './names.ts'
import { type Rarity, type Vector, cosine, middleOf, rarityAmong, vectorOf } from './vectors.ts'

export type Sortable = {
  id: number
  title: string
  url: string
  sourceId: string
  kind: 'headline' | 'signal'
  story: string | null
}
/** A story that is known already, with its headlines. */
export type Known<Item extends Sortable> = { id: number; items: Item[] }
/** `id` null: a story that nobody has told before. */
export type Group<Item extends Sortable> = { id: number | null; items: Item[] }

const alike = 0.45
const alikeWithNames = 0.25
const namesShared = 2
/** A name in more of the headlines than this is on everybody's lips and ties nothing together. */
const commonShare = 0.05
const commonLeast = 5
/** A signal is a word or two: a headline has to say all of it. */
const signalAlike = 0.3

/**
 * Puts new items to the stories that they tell, in the order in which they came: the same address
 * and what a source itself puts together always join; else words decide. Gives every story that got
 * something new.
 */
export const sortItems = <Item extends Sortable>(
  known: readonly Known<Item>[],
  fresh: readonly Item[],
): Group<Item>[] => {
  const titles = [...known.flatMap(({ items }) => items), ...fresh].map(({ title }) => title)
  const table = openTable<Item>(rarityAmong(titles), namesAmong(titles), titles)
  for (const { id, items } of known) table.lay(id, items)
  // a signal finds the headlines of its own round only if they are there already
  const headlinesFirst = fresh.toSorted(
    (a, b) => Number(a.kind === 'signal') - Number(b.kind === 'signal'),
  )
  for (const item of headlinesFirst) table.put(item)
  return table.changed()
}

type Card<Item extends Sortable> = {
  id: number | null
  items: Item[]
  fresh: Item[]
  vectors: Vector[]
  middle: Vector
  names: Map<string, number>
}

const openTable = <Item extends Sortable>(
  rarity: Rarity,
  namesOf: Names,
  titles: readonly string[],
) => {
  const cards: Card<Item>[] = []
  const byUrl = new Map<string, Card<Item>>()
  const byStory = new Map<string, Card<Item>>()
  const byStem = new Map<string, Set<Card<Item>>>()
  const common = commonNames(titles, namesOf)

  const add = (card: Card<Item>, item: Item) => {
    const vector = vectorOf(item.title, rarity)
    card.items.push(item)
    card.vectors.push(vector)
    card.middle = middleOf(card.vectors)
    for (const name of namesOf(item.title)) card.names.set(name, (card.names.get(name) ?? 0) + 1)
    for (const stem of vector.keys()) {
      const cardsOfStem = byStem.get(stem) ?? new Set()
      byStem.set(stem, cardsOfStem.add(card))
    }
    if (item.kind === 'headline') byUrl.set(canonicalUrl(item.url), card)
    if (item.story !== null) byStory.set(`${item.sourceId} ${item.story}`, card)
  }
  const newCard = (id: number | null): Card<Item> => {
    const card = { id, items: [], fresh: [], vectors: [], middle: new Map(), names: new Map() }
    cards.push(card)
    return card
  }
  const find = (item: Item): Card<Item> | undefined => {
    const certain =
      (item.kind === 'headline' ? byUrl.get(canonicalUrl(item.url)) : undefined) ??
      (item.story === null ? undefined : byStory.get(`${item.sourceId} ${item.story}`))
    return certain ?? findAlike(item)
  }
  const findAlike = (item: Item): Card<Item> | undefined => {
    const vector = vectorOf(item.title, rarity)
    const near = new Set([...vector.keys()].flatMap((stem) => [...(byStem.get(stem) ?? [])]))
    const names = [...namesOf(item.title)].filter((name) => !common.has(name))
    const [best] = [...near]
      .map((card) => ({ card, similarity: cosine(vector, card.middle) }))
      .filter(({ card, similarity }) =>
        item.kind === 'signal'
          ? similarity >= signalAlike && saysAll(card, vector)
          : similarity >= alike || (similarity >= alikeWithNames && sharesNames(card, names)),
      )
      .toSorted((a, b) => b.similarity - a.similarity)
    return best?.card
  }

  return {
    lay: (id: number, items: readonly Item[]) => {
      const card = newCard(id)
      for (const item of items) add(card, item)
    },
    put: (item: Item) => {
      const card = find(item) ?? newCard(null)
      add(card, item)
      card.fresh.push(item)
    },
    changed: (): Group<Item>[] =>
      cards.filter(({ fresh }) => fresh.length > 0).map(({ id, fresh }) => ({ id, items: fresh })),
  }
}

/** Names that at least a third of the story's headlines have. */
const sharesNames = (card: Card<Sortable>, names: readonly string[]): boolean =>
  names.filter((name) => (card.names.get(name) ?? 0) * 3 >= card.items.length).length >= namesShared

const saysAll = (card: Card<Sortable>, words: Vector): boolean =>
  card.vectors.some((said) => [...words.keys()].every((stem) => said.has(stem)))

const commonNames = (titles: readonly string[], namesOf: Names): Set<string> => {
  const counts = new Map<string, number>()
  for (const title of titles) {
    for (const name of namesOf(title)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const most = Math.max(commonLeast, commonShare * titles.length)
  return new Set([...counts].filter(([, count]) => count > most).map(([name]) => name))
}
