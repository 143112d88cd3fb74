import { expect, test } from 'vitest'
import { unforeseen } from '../../../../../evals/unforeseen.ts'
import { readPost } from './frame.ts'
import { namesOf } from './names.ts'
import { packs } from './packs/index.ts'
import { givenSlots } from './slots.ts'
import { openPack } from './pack.ts'

test.each([
  ['Should cities ban cars from their centres? #Mobility', 'banning cars from city centres'],
  ['Should social media be banned for kids under 16?', 'banning social media for kids under 16'],
  ['Dogs should be allowed in restaurants.', 'allowing dogs in restaurants'],
  ['Politicians should have to use public hospitals.', 'making politicians use public hospitals'],
  ['We should stop celebrating hustle culture.', 'no longer celebrating hustle culture'],
  ['Is it ever ok to lie to your parents?', 'lying to your parents'],
  ['Why do we still teach cursive?', 'teaching cursive'],
  ['Is ambition overrated?', 'the idea that ambition is overrated'],
  ['Subtitles or dubbing?', 'the choice between subtitles and dubbing'],
  ['Chess is a sport. Fight me.', 'the claim that chess is a sport'],
  ['Storm knocks out power to 40,000 homes', 'a storm knocking out power to 40,000 homes'],
  [
    'My coworker takes credit for my work and my manager lets him.',
    'your coworker taking credit for your work',
  ],
  ['AITA for charging my adult son rent?', 'charging your adult son rent'],
  ['Germany closing its nuclear plants was a mistake', 'Germany closing its nuclear plants'],
  ['Our school wants to swap printed books for tablets', 'swapping printed books for tablets'],
  ['My cousin keeps borrowing my bike and never locks it', 'your cousin borrowing your bike'],
  ['Banks are closing branches in the villages', 'banks closing branches in the villages'],
  ['Our town is getting a second tunnel and still no school.', 'a second tunnel'],
  ['The stewards at our arena now carry cameras.', 'the stewards at your arena carrying cameras'],
  ['Walkers who wear headphones at night are reckless', 'walkers wearing headphones at night'],
  ['Buskers should need a permit', 'a permit for buskers'],
  ['Why is it normal to tip a barber but not a nurse?', 'tipping a barber but not a nurse'],
  ['Cats in shops: charming until you sneeze.', 'cats in shops'],
  [
    'Should cinemas charge people who book and never come?',
    'charging people who book and never come',
  ],
  ['Whoever leaves dogs in hot cars should pay a fine', 'people leaving dogs in hot cars'],
  ['Our library costs the town a fortune. They want to close it.', 'closing your library'],
  ['Anyone else miss waiting for letters?', 'waiting for letters'],
  ['Our only cinema is closing in June', 'your only cinema closing in June'],
])('%s is about %s', (post, matter) => {
  expect(readPost(post).matter).toBe(matter)
})

test('where the rules are not sure of the grammar they say nothing', () => {
  expect(readPost('They are closing it and calling it modernisation').matter).toBeUndefined()
  expect(readPost('How much money is enough?').matter).toBeUndefined()
})

test.each([
  ['banning plants on the balcony', ['banning plants', 'this ban']],
  ['making hospital parking free for visitors', ['free hospital parking', 'this rule']],
  ['the claim that chess is a sport', []],
  ['your cousin borrowing your bike', []],
])('%s is named more shortly later on', (matter, names) => {
  expect(namesOf(matter)).toEqual(names)
})

/** A word alone stands for itself. */
const posts = [
  ...unforeseen,
  ...packs.flatMap(({ examples }) => examples.map(({ text }) => text)),
].filter((post) => readPost(post).kind !== 'short')

test('what stands for a post is a noun, belongs to somebody, and is not quoted', () => {
  for (const content of posts) {
    const brief = {
      plan: { target: null },
      post: { content },
      thread: [],
      characterId: 'skeptic',
    } as unknown as Parameters<typeof givenSlots>[0]
    const slots = givenSlots(brief, readPost(content), openPack)
    for (const { text } of slots.get('matter') ?? []) {
      expect(text, content).not.toMatch(/[“”"?!]/)
      expect(text, content).not.toMatch(/\b(I|my|our|me)\b/)
      /** A finite clause stands only behind its noun. */
      expect(text, content).not.toMatch(
        /^(should|must|do|does|why|how|is|are|i|we|you|they|he|she|it)\b/i,
      )
      expect(text.indexOf('their'), content).not.toBe(0)
      if (/\btheir\b/.test(text))
        expect(text.slice(0, text.search(/\btheir\b/)), content).toMatch(/\p{L}{3,} /u)
    }
  }
})
