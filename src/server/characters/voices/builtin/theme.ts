import { stemsOf } from './nearness.ts'
import { singularOf, wordsOf } from './words.ts'

/** What a post is broadly about, where no pack knows its topic. */
export const themes = [
  'money',
  'work',
  'family',
  'love',
  'health',
  'school',
  'tech',
  'media',
  'politics',
  'home',
  'nature',
  'food',
  'culture',
  'sport',
  'science',
  'justice',
] as const
export type Theme = (typeof themes)[number]

const list = (words: string): Set<string> => new Set(words.split(/\s+/).filter(Boolean))

const signs: Record<Theme, Set<string>> = {
  money:
    list(`money price cost rent tax bank debt loan salary wage pay inflation invest investing stock crypto bitcoin
    savings budget mortgage pension tip tipping subscription fee bill expensive cheap rich poor billionaire economy dollar euro
    insurance credit spend buy afford market landlord`),
  work: list(`work job boss office remote meeting employer employee career salary manager coworker colleague interview resume hiring
    hire layoff fired overtime shift union startup company freelancer intern burnout promotion workplace linkedin commute quit
    worker profession deadline junior`),
  family:
    list(`family mother father mom mum dad parent kid child children son daughter toddler baby brother sister grandmother
    grandfather grandma grandpa aunt uncle cousin pregnancy adoption bedtime nap chore inheritance inlaw stepdad stepmom`),
  love: list(`love marriage wedding married divorce relationship dating date boyfriend girlfriend husband wife partner ex breakup
    friend friendship lonely loneliness tinder crush valentine roommate trust apology`),
  health:
    list(`health doctor hospital nurse medicine drug vaccine vaccination therapy therapist anxiety depression sleep diet
    weight gym exercise cancer covid flu sick illness disease surgery dentist pain diabetes smoking alcohol vitamin
    patient clinic pharma autism adhd`),
  school:
    list(`school teacher student homework university college exam grade class classroom degree tuition essay learning
    education pupil professor campus curriculum kindergarten reading math maths lecture study studying phd thesis`),
  tech: list(`ai app phone smartphone computer software laptop robot chatgpt chatbot algorithm code coding programming programmer
    developer internet google apple microsoft android iphone data privacy password battery device tesla gadget website
    browser linux python server screen machine automation vr drone`),
  media:
    list(`media news journalist newspaper twitter facebook tiktok instagram youtube reddit influencer podcast viral post
    comment meme feed troll headline article censorship misinformation advert advertising ad streamer follower`),
  politics:
    list(`government president election vote voter voting parliament congress senate party policy minister mayor law democracy
    republican democrat labour tory conservative liberal left right eu brexit nato war immigration immigrant border referendum
    politician politics senator king monarchy constitution ukraine russia china israel council`),
  home: list(`house home apartment flat neighbour neighbor neighbourhood neighborhood city town village street housing
    landlord tenant lease suburb garden kitchen moving building airbnb parking traffic train bus airport travel tourist
    tourism road bike car trip vacation flight park playground`),
  nature:
    list(`nature climate tree forest river ocean sea animal dog cat bird wolf bear whale bee insect weather storm flood
    drought fire wildfire plastic pollution recycling carbon garden plant zoo pet puppy horse mountain beach soil water
    species hunting lawn summer winter snow`),
  food: list(`food pizza pineapple coffee tea bread cheese meat vegan vegetarian recipe cook cooking restaurant breakfast lunch
    dinner chocolate sugar beer wine egg pasta rice soup salad burger kitchen spice taste eat eating fruit vegetable
    sauce bake baking cake snack chef ketchup avocado sandwich`),
  culture:
    list(`film movie book novel music song album concert art artist museum series show tv netflix theatre theater game
    gaming gamer poem poetry band actor actress director author library paint painting language english spelling
    fashion comic anime disney marvel vinyl guitar piano festival photo photography tattoo`),
  sport:
    list(`sport football soccer basketball baseball tennis cricket rugby olympic olympics athlete coach referee match team league
    fan goal club running marathon race cycling swimming boxing golf hockey nba nfl fifa uefa world cup var player doping chess
    stadium skiing climbing`),
  science:
    list(`science scientist study research space nasa moon mars planet telescope rocket physics biology chemistry quantum
    experiment theory evolution dinosaur brain gene dna energy fusion star galaxy universe discovery lab math statistic asteroid
    alien artemis satellite spacex orbit`),
  justice:
    list(`police crime prison court judge jury lawyer theft stolen murder gun justice punishment sentence jail fraud
    scam guilty trial victim rights equality racism sexism discrimination violence death penalty drug legal illegal fine lie
    lying cheat cheating steal honest moral ethics unfair fair`),
}

/**
 * The themes of a text, the most certain first. One word is too little, unless it stands in the phrase that the text is
 * about: a general claim beside the point is worse than none.
 */
export const themesOf = (text: string, subject: string): Theme[] => {
  const words = wordsOf(text).map(singularOf)
  const main = new Set(wordsOf(subject).map(singularOf))
  return themes
    .map((theme) => ({ theme, hits: new Set(words.filter((word) => signs[theme].has(word))) }))
    .filter(({ hits }) => hits.size > 1 || [...hits].some((word) => main.has(word)))
    .toSorted((a, b) => b.hits.size - a.hits.size)
    .map(({ theme }) => theme)
}

/** Words that stand for a whole theme, so that a claim with one of them fits any post on it. */
const umbrella: Record<Theme, Set<string>> = {
  money: list('money price cost pay spend buy cheap rich'),
  work: list('work job employer colleague worker manager'),
  family: list('family child parent mother father'),
  love: list('love friend'),
  health: list('health sleep'),
  school: list('school pupil teacher student class'),
  tech: list('machine device technology software computer'),
  media: list('post comment'),
  politics: list('law vote government'),
  home: list('house home street'),
  nature: list('nature'),
  food: list('food taste eat'),
  culture: list('art'),
  sport: list('sport'),
  science: list('science study'),
  justice: list('justice law'),
}

/**
 * Whether a claim of a theme is to the point: it speaks of the theme as a whole or of something that the post names, and
 * of nothing more particular.
 */
export const isToThePoint = (claim: string, post: string, theme: Theme): boolean => {
  const named = stemsOf(post)
  const words = wordsOf(claim).map(singularOf)
  const fits = (word: string) =>
    umbrella[theme].has(word) ||
    stemsOf(word)
      .values()
      .some((stem) => named.has(stem))
  return words.some(fits) && words.filter((word) => signs[theme].has(word)).every(fits)
}
