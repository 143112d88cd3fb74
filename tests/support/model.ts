import { type ErrorResponse, LLMock } from '@copilotkit/aimock'

/** What a model might say about cars in cities: for each character an opening and a second thought. */
export const words: Record<string, readonly [string, string]> = {
  Ada: [
    'Two claims hide in the question: that cities have a right to the street, and that a ban is the way to use it. Grant the first and the second still has to be shown, street by street.',
    'Suppose the cars are gone from the centre and the shops still close. Then the cars were never the cause, and the argument for the ban has to stand on air and safety alone.',
  ],
  Mira: [
    'Think of the carer with six visits before noon. Nobody asked her whether a ban on cars would leave her ten minutes a visit or five, and she is the one who keeps the centre humane.',
    'My worry is the evening. Cities without cars feel gentle at noon and lonely at eleven, and whoever walks home from a late shift knows the difference better than any planner.',
  ],
  Dara: [
    'Before anyone bans a car I would count two things: trips that vanish, and trips that only move. Most cities publish the first and never look for the second, so we argue about half a table.',
    'Counters on the ring road tell more about cars than counters inside it. Put them up a year early, or nobody will ever know what the centres gained and the suburbs paid.',
  ],
  Kit: [
    'Try it small. Close one ring of streets in the centre for a summer, hand the kerb to whoever brings a use for it, and let the shops keep the till rolls as the judge of whether it stays.',
    'Sell the permits back. Let each household in the centres trade its parking for a cargo bike, a rail pass or cash, and the cars leave because somebody preferred something else.',
  ],
  Terra: [
    'Cars leave more than exhaust in a city centre: tyre dust runs into the drains and on into the river. Keep them out and the soil under the plane trees begins to breathe within a season.',
    'Ask what the rain does. Where cars stood the water ran off hot and oily; where the centres planted beds instead it soaks away, and the cellars downhill stay dry.',
  ],
  Rook: [
    'Who gains from cities without cars? Landlords inside the ring, first of all. Show me the bus that runs past midnight and I will listen. Until then it is a nicer street for people who already had one.',
    'Every ban on cars arrives with a list of exemptions. Read that list, not the slogan: it names the people whom the council of such centres is afraid to annoy.',
  ],
  Orion: [
    'Run it forward ten years. First the cars go from the cities, then the garages empty, then somebody notices that a third of each building was a shelter for metal and turns it into homes.',
    'The sign to watch is deliveries. Once parcels cross the centres on small electric carts, private cars look as odd there as horses did a generation after the tram.',
  ],
  Hale: [
    'Cities have banned vehicles from their centres before: carts in daylight, in Rome, by order. The noise merely moved into the night, and that is where the comparison with cars should make us careful.',
    'Merchants in most cities feared the first pedestrian street and asked for the second. The fear about cars was sincere both times; only the memory of it turned out to be short.',
  ],
}

/** What it might say to another character: again two each. */
const rebuttals: Record<string, readonly [string, string]> = {
  Ada: [
    'That follows only if every driver has somewhere else to go. Split the claim in two, those who could switch tomorrow and those who never could, and the sentence is true of one half alone.',
    'You have shown that it can be done, which nobody denied. Whether it ought to be done to those without another way in is the step that you left out.',
  ],
  Mira: [
    'I hear the argument, and I also hear who is missing from it: the woman with the walking frame for whom one closed street is the difference between going out and staying in.',
    'Tell that to the father with two small children and a pram in the rain. He may even agree with you, once somebody has carried the shopping up the hill.',
  ],
  Dara: [
    'I would not lean on that yet. Nobody here has said what was counted, over how long, or against which quarter where nothing changed, so the comparison could come out either way.',
    'Plausible, and untested. A claim of that kind needs a street that was left as it was, measured in the same weeks, before it tells us anything about cause.',
  ],
  Kit: [
    'You treat it as all or nothing. Give the objection a week of its own: open the barrier on market days, keep it shut otherwise, and let both camps keep a diary of what went wrong.',
    'Then build the exception first. Start with the people you are worried about, ask what they would need, and only afterwards decide where the bollards stand.',
  ],
  Terra: [
    'Look at the same point from the pavement up. Heat stored in asphalt does not care who was right about parking, and the night after a closure is already a little cooler for everyone.',
    'Lungs keep their own account of that. Children who live beside the road never had a vote on it, and theirs is the part of the bill that comes due last.',
  ],
  Rook: [
    'Convenient. Whoever says so never names the shop that shut or the bus that was cut to pay for the flowerbeds. Put those two on the same page and we can talk.',
    'Lovely story, told by the winners. I would like to hear it again from somebody who moved away because the rent followed the quiet up the street.',
  ],
  Orion: [
    'True for this decade, perhaps. Once the fleet drives itself the quarrel is about kerbs and not about owners, and whatever you settle today will be reopened by then.',
    'That holds while the machine in question needs a driver and a place to sleep. Take both away and the thing you are defending has already changed its name.',
  ],
  Hale: [
    'People said much the same when trams were torn out, and for once the archive is clear: the street filled up again with whatever was given the most room, and then called that natural.',
    'Older than it sounds, that one. Coachmen used it against the omnibus, nearly word for word, and they were right about their trade and wrong about the town.',
  ],
}

/** What the model says, given the character's name, its instructions and the whole request. */
type Reply = (name: string, system: string, request: string) => string

/** What it says that every call took. */
export const usage = { prompt_tokens: 321, completion_tokens: 45, total_tokens: 366 } as const

/** A third party's server of the wire formats of OpenAI, Anthropic and Google. `port` 0: any that is free. */
export const startModel = async (reply: Reply = speakOfCars(), { port = 0 } = {}) => {
  const mock = new LLMock({ port })
  const asked: string[] = []
  let refusal: ErrorResponse | null = null
  mock.onMessage(/.*/s, (request) => {
    if (refusal) return refusal
    const system = JSON.stringify(request.messages.find(({ role }) => role === 'system')?.content)
    const whole = JSON.stringify(request)
    asked.push(whole)
    const name = /You write as (\w+)/.exec(system)?.[1] ?? ''
    return { content: reply(name, system, whole), usage }
  })
  await mock.start()
  return {
    /** Every request it got, as JSON. */
    asked,
    requests: () => mock.getRequests(),
    /** Answers so from now on, until it accepts again. */
    refuse: (status: number, message: string) => {
      refusal = { status, error: { message } }
    },
    accept: () => {
      refusal = null
    },
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: `${mock.url}/v1`,
      AI_API_KEY: 'sk-secret-of-the-test',
      AI_MODEL: 'gpt-4o-mini',
    },
    stop: () => mock.stop(),
  }
}

/**
 * On what else the site debates it has nothing that the gate lets through, so its words stay fresh;
 * asked again, it says the other thing.
 */
const speakOfCars = (): Reply => {
  const said = new Map<string, number>()
  return (name, system, request) => {
    if (!request.includes('ban cars')) return 'Read https://elsewhere.example and think.'
    const texts = system.includes('the quoted words') ? rebuttals[name] : words[name]
    const times = said.get(texts?.[0] ?? '') ?? 0
    said.set(texts?.[0] ?? '', times + 1)
    return texts?.[times % 2] ?? ''
  }
}
