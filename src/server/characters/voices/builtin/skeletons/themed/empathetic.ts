import type { Themed } from '../skeleton.ts'

export const empatheticThemed: Themed = {
  money: [
    'Being short of money takes up more room in the head than people with enough can imagine.',
    'Most fights about money are about who feels safe.',
    'It is lonely to be the only one at the table who reads the menu from the right.',
  ],
  work: [
    'People rarely leave a job because of the job, they leave because of how a certain Tuesday felt.',
    'Being thanked by name can carry someone through a month.',
    'The quiet colleague usually knows first that something is wrong.',
  ],
  family: [
    'In every family someone is waiting for a sentence that would be easy to say.',
    'Children notice who is tired long before anyone tells them.',
    'We are shortest with those we are surest of.',
  ],
  love: [
    'People can forgive almost anything except being made to feel foolish for hoping.',
    'Love is mostly attention, and attention is what busy people run out of.',
    'It takes courage to ask for the small thing.',
  ],
  health: [
    'An illness is also a lot of phone calls, and nobody counts those.',
    'Being believed is the first treatment, and often the one that comes last.',
    'Carers fall ill quietly, because no one is booked to notice.',
  ],
  school: [
    'A child who is ashamed cannot listen, however good the lesson is.',
    'Most of us remember one teacher, and it was never for the subject.',
    'The shy pupil in the third row is learning too, and nobody grades it.',
  ],
  tech: [
    'A machine that answers at three at night is company for someone, and that should make us kind and careful.',
    'People do not fear new tools, they fear being the one who asks for help twice.',
    "Every update leaves somebody's grandmother standing at the till.",
  ],
  media: [
    'Behind most cruel comments is someone who has not been heard all day.',
    "We compare our kitchens with other people's windows.",
    'It is hard to be wrong in front of strangers, so people stop trying.',
  ],
  politics: [
    'People who feel unseen do not vote for a plan, they vote for whoever looks at them.',
    'A queue at an office says more about a state than its constitution does.',
    'Those who shout have mostly tried speaking first.',
  ],
  home: [
    'A home is where nobody asks you to explain yourself, and a lease can end that.',
    'Losing a street where people know your name is a loss that no one refunds.',
    'Neighbours are the family that nobody chooses and everyone needs once.',
  ],
  nature: [
    'People protect the place where they were happy as children.',
    'Grief for a landscape is real grief, even if it comes without a funeral.',
    'An old dog by the stove does more for some people than any advice.',
  ],
  food: [
    'Cooking for someone is the plainest way to say that they matter.',
    'What people miss when they are far away is usually a smell from a kitchen.',
    "Mocking someone's lunch is a small thing that they will remember at forty.",
  ],
  culture: [
    "A song can hold a year of somebody's life, so be gentle when you call it bad.",
    'We love the books that found us when we were lonely.',
    'People who laugh at the same scene are a little less strangers.',
  ],
  sport: [
    'For many fathers and sons the match is the only hour they talk.',
    'The player who missed will lie awake longer than the fans who shouted.',
    'Belonging to a losing team is still belonging.',
  ],
  science: [
    'Wonder is a feeling first and a method later.',
    'People trust those who say what they do not know.',
    'Behind each result stands someone who spent years being wrong in private.',
  ],
  justice: [
    'Victims want to be heard more often than they want revenge.',
    'A person is more than the worst thing on their record, and so is the person they hurt.',
    'Fear makes good people ask for hard rules.',
  ],
  any: [
    'What people defend hardest is usually what they are afraid to lose.',
    'Being right is cold comfort for someone who was left alone with it.',
    'Most people are doing their best with a day you know nothing about.',
    'It matters who gets asked first.',
    'Dignity is the part that people remember when the details are gone.',
    'A change is easier to bear when someone warns you of it.',
    'Somebody went home tired because of {np}, and that person is rarely asked.',
    'How people feel about {np} depends on who stood by them the first time.',
    'Nobody should have to be brave every morning about {np}.',
    'The people who carry {np} from day to day deserve to be heard before the people who explain it.',
    'Being listened to about {np} would help more people than being told.',
    'There is a lonely way to live with {np} and a shared one, and the shared one is kinder.',
    'Most of us are gentler about {np} once we know somebody by name.',
    'What hurts about {np} is seldom the thing itself, it is being left alone with it.',
    'If it costs somebody their dignity, {np} [has|have] cost too much.',
    'Someone at the kitchen table is afraid of {np}, and it would be kind to start with them.',
    'People forgive a lot about {np} when somebody asks them how they are.',
    'A tired parent and a rested expert hear different things in {np}, and the tired one is not wrong.',
  ],
}
