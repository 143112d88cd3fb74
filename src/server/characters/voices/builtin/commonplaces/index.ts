import type { Pack } from '../pack.ts'
import { livingTogether } from './living-together.ts'
import { neighbours } from './neighbours.ts'
import { familyDuty } from './family-duty.ts'
import { raisingChildren } from './raising-children.ts'
import { friendship } from './friendship.ts'
import { couples } from './couples.ts'
import { celebrations } from './celebrations.ts'
import { moneyBetweenPeople } from './money-between-people.ts'
import { colleagues } from './colleagues.ts'
import { jobs } from './jobs.ts'
import { startingOver } from './starting-over.ts'
import { bodyAndHabits } from './body-and-habits.ts'
import { prices } from './prices.ts'
import { publicServices } from './public-services.ts'
import { townHall } from './town-hall.ts'
import { housing } from './housing.ts'
import { gettingAround } from './getting-around.ts'
import { politicians } from './politicians.ts'
import { crimeAndCourts } from './crime-and-courts.ts'
import { customers } from './customers.ts'
import { payAndStrikes } from './pay-and-strikes.ts'
import { economy } from './economy.ts'
import { gadgets } from './gadgets.ts'
import { findings } from './findings.ts'
import { heritage } from './heritage.ts'
import { storiesOnScreen } from './stories-on-screen.ts'
import { musicAndConcerts } from './music-and-concerts.ts'
import { games } from './games.ts'
import { sport } from './sport.ts'
import { food } from './food.ts'
import { atHomeDoing } from './at-home-doing.ts'
import { animals } from './animals.ts'
import { landAndWeather } from './land-and-weather.ts'
import { socialMedia } from './social-media.ts'
import { schools } from './schools.ts'
import { software } from './software.ts'
import { travel } from './travel.ts'
import { words } from './words.ts'
import { manners } from './manners.ts'
import { thingsAndLooks } from './things-and-looks.ts'
import { truthAndPromises } from './truth-and-promises.ts'
import { meaning } from './meaning.ts'
import { standing } from './standing.ts'
import { wantingChildren } from './wanting-children.ts'
import { migration } from './migration.ts'
import { warAndService } from './war-and-service.ts'
import { healthCare } from './health-care.ts'
import { privacy } from './privacy.ts'
import { ambitionAndLuck } from './ambition-and-luck.ts'
import { sharingThings } from './sharing-things.ts'
import { onlyByApp } from './only-by-app.ts'
import { feesAndFines } from './fees-and-fines.ts'
import { clubs } from './clubs.ts'
import { growingOlder } from './growing-older.ts'
import { wasteAndLeftovers } from './waste-and-leftovers.ts'
import { talkingMachines } from './talking-machines.ts'
import { leaningOnOne } from './leaning-on-one.ts'
import { smallPleasures } from './small-pleasures.ts'
import { phonesInCompany } from './phones-in-company.ts'
import { onePriceForAll } from './one-price-for-all.ts'
import { bookedAndGone } from './booked-and-gone.ts'
import { theHighStreet } from './the-high-street.ts'
import { lettingChildrenGo } from './letting-children-go.ts'
import { wellMeantAdvice } from './well-meant-advice.ts'
import { attentionForSale } from './attention-for-sale.ts'
import { backToSimple } from './back-to-simple.ts'
import { signsInPublic } from './signs-in-public.ts'
import { refusingOnPrinciple } from './refusing-on-principle.ts'
import { upTheMountain } from './up-the-mountain.ts'
import { nothingToDo } from './nothing-to-do.ts'
import { madeByHand } from './made-by-hand.ts'
import { applyingForWork } from './applying-for-work.ts'
import { whatCountsAsIt } from './what-counts-as-it.ts'
import { strangersWeNotice } from './strangers-we-notice.ts'
import { givingToCharity } from './giving-to-charity.ts'
import { anyRule } from './any-rule.ts'
import { anyReport } from './any-report.ts'
import { anyClaim } from './any-claim.ts'
import { anyComparison } from './any-comparison.ts'
import { anyQuestion } from './any-question.ts'
import { ownLife } from './own-life.ts'
import { learningHow } from './learning-how.ts'

/** Matters of everyday argument, found by their cues. */
export const commonplaces: readonly Pack[] = [
  livingTogether,
  neighbours,
  familyDuty,
  raisingChildren,
  friendship,
  couples,
  celebrations,
  moneyBetweenPeople,
  colleagues,
  jobs,
  startingOver,
  bodyAndHabits,
  prices,
  publicServices,
  townHall,
  housing,
  gettingAround,
  politicians,
  crimeAndCourts,
  customers,
  payAndStrikes,
  economy,
  gadgets,
  findings,
  heritage,
  storiesOnScreen,
  musicAndConcerts,
  games,
  sport,
  food,
  atHomeDoing,
  animals,
  landAndWeather,
  socialMedia,
  schools,
  software,
  travel,
  words,
  manners,
  thingsAndLooks,
  truthAndPromises,
  meaning,
  standing,
  wantingChildren,
  migration,
  warAndService,
  healthCare,
  privacy,
  ambitionAndLuck,
  sharingThings,
  onlyByApp,
  feesAndFines,
  clubs,
  growingOlder,
  wasteAndLeftovers,
  talkingMachines,
  leaningOnOne,
  smallPleasures,
  phonesInCompany,
  onePriceForAll,
  bookedAndGone,
  theHighStreet,
  lettingChildrenGo,
  wellMeantAdvice,
  attentionForSale,
  backToSimple,
  signsInPublic,
  refusingOnPrinciple,
  upTheMountain,
  nothingToDo,
  madeByHand,
  applyingForWork,
  whatCountsAsIt,
  strangersWeNotice,
  givingToCharity,
]

/** For what has no such matter either: by the form of the post. */
export const forms = {
  rule: anyRule,
  report: anyReport,
  claim: anyClaim,
  comparison: anyComparison,
  question: anyQuestion,
  life: ownLife,
  howto: learningHow,
} as const satisfies Record<string, Pack>
