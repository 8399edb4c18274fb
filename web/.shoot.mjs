import { createServer } from "vite";
import { chromium } from "playwright-core";
import { fileURLToPath } from "node:url";
const WEB="/work/wt/sw-table/web";
const [,, sizesArg, themesArg, ...views] = process.argv;
const house = await createServer({ root: WEB, logLevel:"error", server:{port:0,hmr:false} });
await house.listen();
const url = house.resolvedUrls.local[0];
const browser = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox"]});
for (const size of sizesArg.split(",")) {
  const [w,h]=size.split("x").map(Number);
  const ctx = await browser.newContext({viewport:{width:w,height:h}, reducedMotion:"reduce", ...(w<=430?{hasTouch:true,isMobile:true}:{})});
  const page = await ctx.newPage();
  page.on("pageerror",e=>console.log("ERR",e.message));
  page.on("console",m=>{if(m.type()==="error")console.log("CON",m.text())});
  await page.goto(`${url}tests/stand/?view=${views[0]}&title=swccg`);
  await page.waitForFunction(()=> "stand" in globalThis);
  await page.evaluate(()=>document.fonts.ready.then(()=>undefined));
  for (const v of views) for (const theme of themesArg.split(",")) {
    await page.evaluate(async ({v,theme})=>{document.documentElement.dataset.theme=theme; await stand.show(`/tests/views/swccg/${v}.json`)},{v,theme});
    await page.waitForTimeout(150);
    await page.screenshot({path:`/tmp/swshots/${v}-${w}-${theme}.png`});
    if (process.env.MEASURE) { const f=await page.evaluate(()=>stand.measure([])); console.log(v,size,theme,f.length); for(const x of f.slice(0,Number(process.env.MEASURE))) console.log("   ",x.kind,x.what,"|",x.by,x.pixels); }
  }
  await ctx.close();
}
await browser.close(); await house.close(); process.exit(0);
