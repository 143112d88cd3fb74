import { LLMock } from '@copilotkit/aimock'

/** What a model might say about cars in cities, one text per character and try. */
export const words: Record<string, string> = {
  Ada: 'Two claims hide in the question: that cities have a right to the street, and that a ban is the way to use it. Grant the first and the second still has to be shown, street by street.',
  Mira: 'Think of the carer with six visits before noon. Nobody asked her whether a ban on cars would leave her ten minutes a visit or five, and she is the one who keeps the centre humane.',
  Dara: 'Before anyone bans a car I would count two things: trips that vanish, and trips that only move. Most cities publish the first and never look for the second, so we argue about half a table.',
  Kit: 'Try it small. Close one ring of streets in the centre for a summer, hand the kerb to whoever brings a use for it, and let the shops keep the till rolls as the judge of whether it stays.',
  Terra:
    'Cars leave more than exhaust in a city centre: tyre dust runs into the drains and on into the river. Keep them out and the soil under the plane trees begins to breathe within a season.',
  Rook: 'Who gains? Landlords inside the ring of a car ban, first of all. Show me the bus that runs past midnight and I will listen. Until then it is a nicer street for people who already had one.',
  Orion:
    'Run it forward ten years. First the cars go from the cities, then the garages empty, then somebody notices that a third of each building was a shelter for metal and turns it into homes.',
  Hale: 'Cities have banned vehicles from their centres before: carts in daylight, in Rome, by order. The noise merely moved into the night, and that is where the comparison with cars should make us careful.',
}

/** What it might say to another character. */
const rebuttals: Record<string, string> = {
  Ada: 'That follows only if every driver has somewhere else to go. Split the claim in two, those who could switch tomorrow and those who never could, and the sentence is true of one half alone.',
  Mira: 'I hear the argument, and I also hear who is missing from it: the woman with the walking frame for whom one closed street is the difference between going out and staying in.',
  Dara: 'I would not lean on that yet. Nobody here has said what was counted, over how long, or against which quarter where nothing changed, so the comparison could come out either way.',
  Kit: 'You treat it as all or nothing. Give the objection a week of its own: open the barrier on market days, keep it shut otherwise, and let both camps keep a diary of what went wrong.',
  Terra:
    'Look at the same point from the pavement up. Heat stored in asphalt does not care who was right about parking, and the night after a closure is already a little cooler for everyone.',
  Rook: 'Convenient. Whoever says so never names the shop that shut or the bus that was cut to pay for the flowerbeds. Put those two on the same page and we can talk.',
  Orion:
    'True for this decade, perhaps. Once the fleet drives itself the quarrel is about kerbs and not about owners, and whatever you settle today will be reopened by then.',
  Hale: 'People said much the same when trams were torn out, and for once the archive is clear: the street filled up again with whatever was given the most room, and then called that natural.',
}

/** What the model says, given the character's name, its instructions and the whole request. */
type Reply = (name: string, system: string, request: string) => string

/** A third party's server of the OpenAI wire format. */
export const startModel = async (reply: Reply = speakOfCars) => {
  const mock = new LLMock({ port: 0 })
  const asked: string[] = []
  mock.onMessage(/.*/s, (request) => {
    const system = JSON.stringify(request.messages.find(({ role }) => role === 'system')?.content)
    const whole = JSON.stringify(request)
    asked.push(whole)
    return { content: reply(/You write as (\w+)/.exec(system)?.[1] ?? '', system, whole) }
  })
  await mock.start()
  return {
    /** Every request it got, as JSON. */
    asked,
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: `${mock.url}/v1`,
      AI_API_KEY: 'sk-secret-of-the-test',
      AI_MODEL: 'gpt-4o-mini',
    },
    stop: () => mock.stop(),
  }
}

/** On what else the site debates it has nothing that the gate lets through, so its words stay fresh. */
const speakOfCars: Reply = (name, system, request) => {
  if (!request.includes('ban cars')) return 'Read https://elsewhere.example and think.'
  return (system.includes('the quoted words') ? rebuttals[name] : words[name]) ?? ''
}
