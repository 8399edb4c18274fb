import { createServer } from "vite"; import { chromium } from "playwright-core";
const house = await createServer({ root: "/work/wt/sw-table/web", logLevel:"error", server:{port:0,hmr:false} }); await house.listen();
const url = house.resolvedUrls.local[0];
const browser = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox"]});
for (const [w,h] of [[430,932],[1440,900]]) {
  const ctx=await browser.newContext({viewport:{width:w,height:h},reducedMotion:"reduce",...(w<=430?{hasTouch:true,isMobile:true}:{})}); const page=await ctx.newPage();
  await page.goto(`${url}tests/stand/?view=midgame&title=swccg`,{timeout:90000}); await page.waitForFunction(()=>"stand" in globalThis);
  for (const view of ["battle_twelve"]) for (const css of ["[data-sentence] { height: 9px; overflow: hidden }","[aria-label='Table'] { top: 40%; width: 90%; height: 90px; background: red }","[data-choice] { position: absolute; left: 0 }"]) {
    const f=await page.evaluate(async({css,view})=>{await stand.show(`/tests/views/swccg/${view}.json`); const s=document.head.appendChild(document.createElement("style")); s.textContent=css; const r=stand.measure([]).map(x=>x.kind+" "+x.what.slice(0,30)); s.remove(); return [r.filter(x=>x.startsWith("covered")).length, r.filter(x=>x.startsWith("over button.choice")).length, r.filter(x=>x.startsWith("cut h1.sentence")).length]},{css,view});
    console.log(w,view,css.slice(0,30),JSON.stringify(f));
  }
}
await browser.close(); await house.close(); process.exit(0);
