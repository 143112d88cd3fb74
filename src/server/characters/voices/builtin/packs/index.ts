import type { Pack } from '../pack.ts'
import { carFreeCentres } from './car-free-centres.ts'
import { fourDayWeek } from './four-day-week.ts'
import { nuclearPower } from './nuclear-power.ts'
import { socialMediaAge } from './social-media-age.ts'
import { facialRecognition } from './facial-recognition.ts'
import { selfDrivingCars } from './self-driving-cars.ts'
import { aiAndJobs } from './ai-and-jobs.ts'
import { aiArtAndCopyright } from './ai-art-and-copyright.ts'
import { rightToRepair } from './right-to-repair.ts'
import { encryptionBackdoors } from './encryption-backdoors.ts'
import { dataCentres } from './data-centres.ts'
import { cashlessSociety } from './cashless-society.ts'
import { algorithmicHiring } from './algorithmic-hiring.ts'
import { deepfakes } from './deepfakes.ts'
import { remoteWork } from './remote-work.ts'
import { universalBasicIncome } from './universal-basic-income.ts'
import { rentControl } from './rent-control.ts'
import { votingAtSixteen } from './voting-at-sixteen.ts'
import { aiInSchools } from './ai-in-schools.ts'
import { geneEditing } from './gene-editing.ts'
import { eatingLessMeat } from './eating-less-meat.ts'
import { singleUsePlastics } from './single-use-plastics.ts'
import { phonesInSchools } from './phones-in-schools.ts'
import { spaceExploration } from './space-exploration.ts'
import { homework } from './homework.ts'
import { minimumWage } from './minimum-wage.ts'
import { wealthAndInheritanceTax } from './wealth-and-inheritance-tax.ts'
import { gigWork } from './gig-work.ts'
import { compulsoryVoting } from './compulsory-voting.ts'
import { animalTesting } from './animal-testing.ts'
import { tipping } from './tipping.ts'
import { windFarms } from './wind-farms.ts'
import { universityFees } from './university-fees.ts'
import { labGrownMeat } from './lab-grown-meat.ts'
import { daylightSavingTime } from './daylight-saving-time.ts'
import { geoengineering } from './geoengineering.ts'
import { deExtinction } from './de-extinction.ts'
import { standardisedTests } from './standardised-tests.ts'
import { schoolStartTimes } from './school-start-times.ts'
import { grades } from './grades.ts'
import { schoolUniforms } from './school-uniforms.ts'
import { organDonation } from './organ-donation.ts'
import { sugarTaxAndUltraProcessedFood } from './sugar-tax-and-ultra-processed-food.ts'
import { patentsOnMedicines } from './patents-on-medicines.ts'
import { vaccineMandates } from './vaccine-mandates.ts'
import { deliveryRobotsAndDrones } from './delivery-robots-and-drones.ts'
import { brainComputerInterfaces } from './brain-computer-interfaces.ts'
import { openSourceAi } from './open-source-ai.ts'
import { aiRegulation } from './ai-regulation.ts'
import { assistedDying } from './assisted-dying.ts'
import { mentalHealthAppsAndAiTherapy } from './mental-health-apps-and-ai-therapy.ts'
import { carbonTax } from './carbon-tax.ts'
import { flyingLess } from './flying-less.ts'
import { electricCars } from './electric-cars.ts'
import { cryptocurrency } from './cryptocurrency.ts'
import { digitalId } from './digital-id.ts'
import { lobbyingAndPoliticalDonations } from './lobbying-and-political-donations.ts'
import { citizensAssemblies } from './citizens-assemblies.ts'
import { termAndAgeLimits } from './term-and-age-limits.ts'
import { zoos } from './zoos.ts'
import { gmCrops } from './gm-crops.ts'

/** Every topic that the built-in voice knows something about. */
export const packs: readonly Pack[] = [
  carFreeCentres,
  fourDayWeek,
  nuclearPower,
  socialMediaAge,
  facialRecognition,
  selfDrivingCars,
  aiAndJobs,
  aiArtAndCopyright,
  rightToRepair,
  encryptionBackdoors,
  dataCentres,
  cashlessSociety,
  algorithmicHiring,
  deepfakes,
  remoteWork,
  universalBasicIncome,
  rentControl,
  votingAtSixteen,
  aiInSchools,
  geneEditing,
  eatingLessMeat,
  singleUsePlastics,
  phonesInSchools,
  spaceExploration,
  homework,
  minimumWage,
  wealthAndInheritanceTax,
  gigWork,
  compulsoryVoting,
  animalTesting,
  tipping,
  windFarms,
  universityFees,
  labGrownMeat,
  daylightSavingTime,
  geoengineering,
  deExtinction,
  standardisedTests,
  schoolStartTimes,
  grades,
  schoolUniforms,
  organDonation,
  sugarTaxAndUltraProcessedFood,
  patentsOnMedicines,
  vaccineMandates,
  deliveryRobotsAndDrones,
  brainComputerInterfaces,
  openSourceAi,
  aiRegulation,
  assistedDying,
  mentalHealthAppsAndAiTherapy,
  carbonTax,
  flyingLess,
  electricCars,
  cryptocurrency,
  digitalId,
  lobbyingAndPoliticalDonations,
  citizensAssemblies,
  termAndAgeLimits,
  zoos,
  gmCrops,
]
