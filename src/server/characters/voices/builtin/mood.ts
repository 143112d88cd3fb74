/** What a post in another language than English asks of those who answer, beyond an argument. */
type Mood = 'danger' | 'loss' | 'insult' | null

export const moodOf = (text: string): Mood => {
  if (danger.test(text)) return 'danger'
  if (loss.test(text)) return 'loss'
  return insult.test(text) ? 'insult' : null
}

const anyOf = (...languages: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${languages.join('|')})(?![\\p{L}])`, 'iu')

const danger = anyOf(
  'umbringen|suizid\\p{L}*|selbstmord|nicht mehr leben|sterben (?:will|möchte|wollte)|(?:will|möchte) (?:ich )?(?:nur noch |einfach )?sterben|mir das leben nehmen|mich (?:selbst )?(?:ritze|verletze|verletzen)|keinen (?:sinn|ausweg) mehr|ohne mich besser dran',
  'suicid\\p{L}*|(?:quiero|quisiera) morir(?:me)?|no quiero (?:seguir )?(?:vivir|viviendo)|quitarme la vida|matarme',
  'je veux mourir|envie de mourir|(?:ne )?veux plus vivre|me tuer|en finir avec la vie',
  'quero morrer|não quero (?:mais )?viver|tirar a minha vida|matar-me|me matar',
  'voglio morire|non voglio più vivere|togliermi la vita|uccidermi',
)
const loss = anyOf(
  'gestorben\\p{L}*|verstorben\\p{L}*|beerdig\\p{L}*|begraben|trauer\\p{L}*|fehlgeburt|totgeburt|eingeschläfert|einschläfern|hospiz|krebs|chemo\\p{L}*|hirntumor|demenz|im sterben|witwer?|schlaganfall',
  'murió|falleció|ha muerto|ha fallecido|funeral|entierro|de luto|cáncer|aborto espontáneo',
  'est mort|est morte|est décédée?|décès|enterrement|obsèques|en deuil|fausse couche',
  'morreu|faleceu|enterro|de luto|cancro|câncer|aborto espontâneo',
  'è morto|è morta|è mancato|è mancata|funerale|in lutto|tumore|aborto spontaneo',
)
const insult = anyOf(
  'halt(?:et)? (?:die|den) (?:fresse|klappe|maul|mund|schnauze)|idiot(?:en)?|arschl\\p{L}*|vollpfosten|verpisst euch|ihr seid (?:alle )?(?:doof|dumm|bescheuert|nutzlos|scheiße)|du bist (?:doof|dumm|bescheuert)',
  'idiotas|cállate|cállense|gilipollas|imbéciles',
  'ta gueule|vos gueules|connards?|imbéciles',
  'cala a boca|calem-se|imbecis',
  'stai zitto|state zitti|idioti|coglioni',
)
