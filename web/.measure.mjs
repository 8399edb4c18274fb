import { createServer } from "vite";
import { chromium } from "playwright-core";
import { readdirSync } from "node:fs";
const WEB="/work/wt/sw-table/web";
const [,, sizesArg, only] = process.argv;
const E="[data-excerpt]";
const MEANT=[{kind:"cut",what:E,by:E},{kind:"let out",what:E},{kind:"broken",what:E},...["[data-hand]","[data-ribbon]","[data-tray]","[data-worlds]"].map(x=>({kind:"swiped away",what:x,by:x})),{kind:"over",what:"[data-art]"},{kind:"over",what:"*",by:"[data-art]"},{kind:"cut",what:"[data-art]"}];
const house = await createServer({ root: WEB, logLevel:"error", server:{port:0,hmr:false} });
await house.listen();
const url = house.resolvedUrls.local[0];
const browser = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox"]});
const views = only ? only.split(",") : readdirSync(`${WEB}/tests/views/swccg`).map(f=>f.replace(".json",""));
for (const size of sizesArg.split(",")) {
  const [w,h]=size.split("x").map(Number);
  const ctx = await browser.newContext({viewport:{width:w,height:h}, reducedMotion:"reduce", ...(w<=430?{hasTouch:true,isMobile:true}:{})});
  const page = await ctx.newPage();
  page.on("pageerror",e=>console.log("ERR",e.message));
  await page.goto(`${url}tests/stand/?view=${views[0]}&title=swccg`);
  await page.waitForFunction(()=> "stand" in globalThis);
  await page.evaluate(()=>document.fonts.ready.then(()=>undefined));
  const seen=new Map();
  for (const v of views) {
    const f=await page.evaluate(async ({v,MEANT,names})=>{await stand.show(`/tests/views/swccg/${v}.json`,names?{sitters:[{name:"Wilhelmina Montgomery 24"},{name:"Bartholomew of Kirkwall9"}],order:{}}:{}); const b=document.querySelector("[data-board]"); b.scrollTo(0,0); let out=[...stand.measure(MEANT)]; if(b.scrollHeight>b.clientHeight){b.scrollTo(0,b.scrollHeight); out.push(...stand.measure(MEANT))} return out},{v,MEANT,names:!!process.env.NAMES});
    for(const x of f){const k=`${x.kind} ${x.what.slice(0,70)} | ${x.by.slice(0,60)} ${x.pixels}`; if(!seen.has(k)) seen.set(k,[]); seen.get(k).push(v);}
  }
  console.log(size, seen.size);
  for(const [k,vs] of [...seen].slice(0,Number(process.env.MOST??25))) console.log("  ",k,"<-",vs.slice(0,3).join(","),vs.length);
  await ctx.close();
}
await browser.close(); await house.close(); process.exit(0);
