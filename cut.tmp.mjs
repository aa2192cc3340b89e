import sharp from "sharp";
const [file, ...parts]=process.argv.slice(2); const m=await sharp(file).metadata();
const n=Number(parts[0]??3); const h=Math.ceil(m.height/n);
// columns side by side
const s=m.width>900?0.62:0.8; const W=Math.round(m.width*s);
const comps=[]; for(let i=0;i<n;i++){const top=i*h; const hh=Math.min(h,m.height-top); comps.push({input:await sharp(await sharp(file).extract({left:0,top,width:m.width,height:hh}).toBuffer()).resize(W).toBuffer(),left:i*(W+10),top:0});}
await sharp({create:{width:n*(W+10),height:Math.round(h*s)+2,channels:3,background:"#f0f"}}).composite(comps).png({palette:true}).toFile(file.replace(".png","-cut.png"));
