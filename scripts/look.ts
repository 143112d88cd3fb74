import { faultsOfScreens } from './look/by-rule.ts'
import { faultsByKeyboard } from './look/keyboard.ts'
import { faultsOfLighthouse } from './look/lighthouse.ts'
import { faultsOfNewcomer } from './look/newcomer.ts'
import { openStage, type Stage } from './screens/stage.ts'

const usage = `npm run look                       every screen, as people with and without a mouse or good eyes meet it
npm run look -- screens            axe, width and size of targets, on every screen, light and dark
npm run look -- keyboard           every control is reached, seen and left with Tab
npm run look -- newcomer           what somebody new does, in Chromium and Firefox
npm run look -- lighthouse         at least 98 on home, post, topic and profile; a full home 95, 150 ms blocked

Needs Chromium and Firefox. Lighthouse is fetched into a cache at its first use.`

const checks: Record<string, (stage: Stage) => Promise<string[]>> = {
  screens: faultsOfScreens,
  keyboard: faultsByKeyboard,
  newcomer: faultsOfNewcomer,
  lighthouse: faultsOfLighthouse,
}

const main = async (wanted: string[]): Promise<void> => {
  const unknown = wanted.filter((name) => !(name in checks))
  if (unknown.length > 0) return console.log(usage)
  const stage = await openStage({ hasAds: false })
  try {
    for (const [name, check] of Object.entries(checks)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      console.log(`\n── ${name}`)
      const faults = await check(stage).catch((error: unknown) => [String(error)])
      for (const fault of faults) console.log(`   ✗ ${fault}`)
      console.log(faults.length === 0 ? '   fine' : `   ${faults.length} faults`)
      if (faults.length > 0) process.exitCode = 1
    }
  } finally {
    await stage.close()
  }
}

await main(process.argv.slice(2))
