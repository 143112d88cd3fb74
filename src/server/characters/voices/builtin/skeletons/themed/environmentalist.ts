import type { Themed } from '../skeleton.ts'

export const environmentalistThemed: Themed = {
  money: [
    'Cheap usually means that a river or a stranger paid the difference.',
    'What is never on the invoice is what runs out first.',
    'Wealth that cannot be repaired is only rented.',
  ],
  work: [
    'People wear out like soil when every season is a harvest.',
    'A job that cannot be done tired should not be scheduled for tired people.',
    'Rest is maintenance, and maintenance is always the first thing cut.',
  ],
  family: [
    'What we hand on is mostly habits, and then the place itself.',
    'Children learn what matters from what gets repaired.',
    'A family that eats what the season gives talks about the weather with reason.',
  ],
  love: [
    'Tending beats finding, in gardens and elsewhere.',
    'What grows slowly holds longer.',
    'Some things need to lie fallow before anything new takes root.',
  ],
  health: [
    'Air, water and sleep do more than most of what we swallow.',
    'Bodies are local, and they know what street they live on.',
    'A clinic treats what the neighbourhood causes.',
  ],
  school: [
    'A child who has planted one tree argues differently for life.',
    'Children can name more brands than birds, and both were taught.',
    'The best lesson in patience is a bean on a window sill.',
  ],
  tech: [
    'Every cloud is a building with a cooling problem.',
    'The greenest device is the one you already own.',
    'Efficiency without a limit ends up as more of the same.',
  ],
  media: [
    'Attention is a commons, and it is being grazed bare.',
    'Slow news would be better news, as with bread.',
    'What does not burn does not get reported, so repair is invisible.',
  ],
  politics: [
    'Borders are drawn by people and crossed by rivers, and policy forgets the rivers.',
    'A budget that ends in four years cannot plant an oak.',
    'Those who will bear it longest are the ones without a vote.',
  ],
  home: [
    'The kindest building is usually the one that already stands.',
    'A street with shade is worth more than a street with a view.',
    'Concrete is a decision for a hundred years, made within an afternoon.',
  ],
  nature: [
    'You cannot bargain with a water table.',
    'Nothing in a forest is waste, and that is the whole trick.',
    'A species does not vanish on a date, it gets quieter first.',
  ],
  food: [
    'A tomato in January is a story about fuel.',
    'What we throw away tells more about us than what we cook.',
    'Good food starts two years before the harvest, in the soil.',
  ],
  culture: [
    'Stories taught people how to share a well long before laws did.',
    'Every dialect has words for its own weather, and we are losing both.',
    'The best songs are about rivers and roads because people had to live by them.',
  ],
  sport: [
    'A lawn that is played on every day turns to dust, and so do players.',
    'Skiing on a brown slope is a forecast with poles.',
    'The best playing field is the one that children can reach on foot.',
  ],
  science: [
    'Long records are dull to keep and priceless to have.',
    'A model of a lake is not a lake, as every fish knows.',
    'We measure what can be shipped to a lab, and much of what lives cannot.',
  ],
  justice: [
    'Pollution is violence at a distance, with a permit.',
    'Whoever can afford to move away is never the one who gets the dump.',
    'A law without a ranger is a suggestion.',
  ],
  any: [
    'Whatever is taken faster than it comes back will end, however good the reasons are.',
    'A thing that only works as long as few people do it is no solution.',
    'Upkeep is the hidden half of every good idea.',
    'The place where it goes wrong is rarely the place where it was decided.',
    'Slow damage is still damage, it only has better manners.',
    'Enough is a number that nobody advertises.',
    '{np} [draws|draw] on something that has to grow back, and nobody has put that on the bill.',
    "Whatever {np} [leaves|leave] behind ends up in somebody's soil, water or air.",
    'A place can carry {np} for a while, and then the ground shows it.',
    'Upstream of {np} there is a place that gives, and downstream one that takes the waste.',
    'The long upkeep of {np} costs more than the start, in energy as well as in care.',
    'A limit on energy and waste would change {np} more than any opinion.',
    'The waste from {np} outlives the argument about it.',
    'Something grows around {np} and something dries out, and both deserve a look.',
    'If everybody on the river lived with {np} in this way, the river would show it.',
    'The soil does not care who was right about {np}, only how much and how often.',
    'What is local about {np} can be mended, and what is far away gets forgotten.',
    'The energy and the materials behind {np} come from a particular place with neighbours.',
  ],
}
