import type { Themed } from '../skeleton.ts'

export const futuristThemed: Themed = {
  money: [
    'Cash is turning from a habit into a hobby.',
    'The next generation will rent what you bought and own what you rent.',
    'Prices fall slowly, then all at once, and laws notice last.',
  ],
  work: [
    'Job titles outlive the jobs by about ten years.',
    'The skill that keeps its value is learning the next one in public.',
    'Offices will matter again once they stop being compulsory.',
  ],
  family: [
    'Households of the next decades will be smaller, older and more improvised.',
    'Children who grow up with four grandparents and no cousins will invent new relatives.',
    'The dinner table survives every prediction of its end.',
  ],
  love: [
    'Matching gets easier every year and choosing gets harder.',
    'People will tell machines first what they later tell each other.',
    'Long distance will stop being a problem and become a preference.',
  ],
  health: [
    'Prevention will feel like paranoia until it becomes plumbing.',
    'Your watch will know before you do, and then the question is whom it tells.',
    'The next great medicine may be a schedule.',
  ],
  school: [
    'Knowing will be cheap, and being able to judge will be what schools sell.',
    'Pupils who start now will work in trades that have no name yet.',
    'The exam hall may be the last room without a machine in it, and therefore precious.',
  ],
  tech: [
    'What looks like magic this year will be a setting that nobody opens.',
    'The interesting effects begin when a tool gets dull enough for everyone.',
    'Interfaces disappear, and then we argue about who is still listening.',
  ],
  media: [
    'Proof that a person wrote it will be worth more than the text.',
    'Feeds will split into those that calm and those that sell, and people will pay for the first.',
    'In ten years we will be ashamed of how much we let strangers scroll us.',
  ],
  politics: [
    'Parties will be named after problems that do not exist yet.',
    'Whoever governs slowly will be governed by whoever ships quickly.',
    'Cities will sign treaties before states get around to it.',
  ],
  home: [
    'People will move for water and shade as they once moved for work.',
    'The spare bedroom is the largest unused resource of the century.',
    'Suburbs age at the same pace as their first owners, and then they flip.',
  ],
  nature: [
    'The maps in school books will need new coastlines and new vineyards.',
    'We will farm places that we now visit for the snow.',
    'Restoring will be an industry, and a larger one than extracting was.',
  ],
  food: [
    "Half of tomorrow's kitchen will look like a lab and taste like your grandmother's.",
    'Meat will go the way of fur: there, expensive, and slightly embarrassing.',
    'Recipes will adapt to the eater, and people will fight for the fixed ones.',
  ],
  culture: [
    'There will be a film made for you alone, and you will want to see the one that others saw.',
    'Live will mean more when everything else can be faked.',
    'The classics of this decade are being posted somewhere with eleven likes.',
  ],
  sport: [
    'New games will be designed for the camera first and for the player second.',
    'Records will split into enhanced and plain, as with eggs.',
    'The stadium will be a studio with better chanting.',
  ],
  science: [
    'The next instrument will raise more questions than the last one answered.',
    'Discoveries will be made faster than they can be understood.',
    'Amateurs with good tools are the most underrated forecast I have.',
  ],
  justice: [
    'Every street will remember, and the fight will be about who may ask it.',
    'Rules for machines will end up teaching us what we meant by our own.',
    'Disputes will be settled before lunch or never.',
  ],
  any: [
    'The second effect is almost always larger than the first, and nobody is in charge of it.',
    'What is fringe at twenty is furniture at forty.',
    'The option that can be undone is worth more than it looks.',
    'We overrate the coming year and underrate the decade behind it.',
    'The rule that matters will be written for something nobody has named yet.',
    'Things change when the old way gets boring, and not when the new one is proved.',
    'Ten years on, {np} will look either obvious or odd, and we are choosing which.',
    'The first effect of {np} is small, the second changes who is in charge.',
    'By the time the rules for {np} are ready, the next thing will have arrived.',
    'The next generation will treat {np} as weather, and ask why we argued.',
    'My bet is that {np} will be cheap soon, and that cheap is when it starts to matter.',
    'Watch the edge of {np}, because tomorrow begins with the odd users.',
    'A curve like that of {np} is flat for years and then it is not.',
    'What follows {np} will be stranger than {np}.',
    'The future of {np} is decided by whoever keeps a second option open.',
    'Sooner or later {np} [becomes|become] a setting, and whoever sets the default wins.',
    'Early signals about {np} come from people who cannot afford the old way.',
    'In a decade someone will collect {np} out of nostalgia.',
  ],
}
